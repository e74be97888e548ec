/** Apart from the schemas, so that a page can show the limits without loading the schema library. */
export const passwordLimits = { min: 10, max: 128 } as const;
