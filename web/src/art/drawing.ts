/** Drawings on the page. A string is parsed once; after that its nodes are copied, which takes a fraction of the time. */
type Put = (node: Element) => void;

const SVG = 'http://www.w3.org/2000/svg';
const puts = new Map<string, Put>();

/** Puts a drawing into an SVG element: `<g {@attach drawing(inner)}></g>`. The inside is made of card data only. */
export function drawing(inner = ''): Put {
  let put = puts.get(inner);
  if (!put) {
    let nodes: DocumentFragment | undefined;
    put = (node) => node.replaceChildren((nodes ??= parsed(inner)).cloneNode(true));
    puts.set(inner, put);
  }
  return put;
}

function parsed(inner: string): DocumentFragment {
  const holder = document.createElementNS(SVG, 'g');
  holder.innerHTML = inner;
  const nodes = document.createDocumentFragment();
  nodes.append(...holder.childNodes);
  return nodes;
}
