/**
 * Where the training for candidates is: on the operator's own site, on the demo's page of example courses, or nowhere.
 */
export type Training = { kind: 'site'; url: string } | { kind: 'examples' } | { kind: 'none' };

type Settings = { APP_MODE: 'demo' | 'production'; TRAINING_URL?: string | undefined };

/** docs/product/profile.md, Training page: real people never see the example courses and their prices. */
export function trainingOf({ APP_MODE: mode, TRAINING_URL: url }: Settings): Training {
  if (url) return { kind: 'site', url };
  return { kind: mode === 'demo' ? 'examples' : 'none' };
}
