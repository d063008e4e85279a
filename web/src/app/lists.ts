/** Lists that come in parts. */
export const PAGE = 20; // as many as the server tells at once

export function pageOf(query: URLSearchParams): number {
  const page = Number(query.get('page') ?? 0);
  return Number.isInteger(page) && page > 0 ? page : 0;
}
