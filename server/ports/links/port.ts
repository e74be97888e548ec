export type LinkToTrack = {
  /** An http(s) address, or an absolute path of the product. */
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
   * The address that counts the visit and then redirects to `url`. A developer who opens their own profile gets the
   * original URL, so that they do not count their own visits. Null for an empty URL, or one to which we do not
   * redirect.
   */
  wrap(link: LinkToTrack): string | null;
  /**
   * The wrapped link; undefined when the token was altered or not signed by us, so that it cannot redirect anywhere.
   */
  open(token: string): LinkToTrack | undefined;
};
