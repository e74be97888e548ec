/** What the security page answers to one of its forms. */
export type SecurityAnswer = {
  errors?: Record<string, string>;
  done?: 'password' | 'factorBegun' | 'factorOn' | 'factorOff' | 'codes' | 'session';
  qr?: string;
  key?: string;
  recoveryCodes?: string[];
};
