import type { FormAnswer } from '../../../forms/form-action.ts';

/** What the security page shows after one of its forms. */
export type SecurityResult = { qr?: string; key?: string; recoveryCodes: string[] };

/** The answer of the security page to one of its forms. */
export type SecurityAnswer = FormAnswer<never, SecurityResult>;
