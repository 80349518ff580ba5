/** Where a page of the carousel begins. The last page still shows a full one. */
export const pageSize = 2;

/** `page` counts from 0; the start is capped so that `pageSize` entries follow it. */
export const carouselStart = (page: number, count: number): number =>
  Math.max(0, Math.min(page * pageSize, count - pageSize));
