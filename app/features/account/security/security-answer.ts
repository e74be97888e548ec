/** What the security page answers to one of its forms. */
export type SecurityAnswer = {
  errors?: Record<string, string>;
  /** How long to wait after 'tooMany'. */
  seconds?: number;
  done?: 'password' | 'factorBegun' | 'factorOn' | 'factorOff' | 'codes' | 'session';
  qr?: string;
  key?: string;
  recoveryCodes?: string[];
};
