export type LinkToTrack = {
  /** http(s), or an absolute path of the product itself. */
  url: string;
  visitorId?: string;
  /** For 'visit_dev_profile': the identifier of the developer. */
  data?: string;
  type?: string;
};

/** The query parameter of the tracking address that carries the token. */
export const linkParameter = 'link';

export type Links = {
  /**
   * The address that counts the visit and then leads to `url`. A developer on the way to their own profile gets the
   * original URL, so that nobody counts their own visits; an empty URL, or one we would not redirect to, gives null.
   */
  wrap(link: LinkToTrack): string | null;
  /** What was wrapped; undefined when the token was altered or is not ours, so that it can never redirect at will. */
  open(token: string): LinkToTrack | undefined;
};
