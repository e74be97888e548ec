/** Apart from the schemas, so that a page can say them without loading the schema library. */
export const passwordLimits = { min: 10, max: 128 } as const;
