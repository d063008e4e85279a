/** Lists that come in parts. */
export const PAGE = 20; // as many as the server tells at once

export function pageOf(query: URLSearchParams): number {
  const page = Number(query.get('page') ?? 0);
  return Number.isInteger(page) && page > 0 ? page : 0;
}

/** Takes an answer, or why there is none, unless it is called off: a late answer must not replace a later wish. */
export function unlessCalledOff<T>(answer: Promise<T>, take: (found: T) => void, fail: (error: unknown) => void): () => void {
  let wanted = true;
  answer.then(
    (found) => wanted && take(found),
    (error: unknown) => wanted && fail(error),
  );
  return () => (wanted = false);
}
