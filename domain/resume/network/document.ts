/** A piece of text on a page: where its baseline begins, in points from the top left of the page. */
export type NetworkRun = {
  page: number;
  x: number;
  y: number;
  size: number;
  text: string;
  width?: number;
  colour?: string;
};

/** A link laid over a page; the rectangle is left, top, right, bottom. */
export type NetworkLink = { page: number; rect: [number, number, number, number]; url: string };

/** The raw content of an export, before it is interpreted. */
export type NetworkDocument = { runs: NetworkRun[]; links: NetworkLink[]; language?: string };
