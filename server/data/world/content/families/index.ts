import type { Family } from '../family.ts';
import { backEnd } from './back-end.ts';
import { dataEngineering } from './data-engineering.ts';
import { dataScience } from './data-science.ts';
import { devops } from './devops.ts';
import { embedded } from './embedded.ts';
import { frontEnd } from './front-end.ts';
import { fullStack } from './full-stack.ts';
import { game } from './game.ts';
import { mobile } from './mobile.ts';
import { quality } from './quality.ts';
import { security } from './security.ts';

export const families: readonly Family[] = [
  frontEnd,
  backEnd,
  fullStack,
  mobile,
  devops,
  dataEngineering,
  dataScience,
  embedded,
  game,
  security,
  quality,
];
