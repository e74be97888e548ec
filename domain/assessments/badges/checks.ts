/** What is checked when a badge is verified, in this order. */
export const badgeChecks = ['issuer', 'signature', 'begun', 'status'] as const;
export type BadgeCheck = (typeof badgeChecks)[number];
