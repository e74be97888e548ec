import type { ProofTool } from '../../../../domain/assessments/content/proof.ts';
import { angular } from './angular.ts';
import { c, cpp, csharp, go, java, rust } from './compiled.ts';
import { docker } from './containers.ts';
import { browser, react, vue } from './pages.ts';
import { postgresql } from './postgresql.ts';
import { node, php, python } from './scripts.ts';
import { bash, git, kubectl } from './shells.ts';
import type { Tool } from './tool.ts';
import { typescript } from './typescript.ts';

export const tools: Record<ProofTool, Tool> = {
  node,
  typescript,
  browser,
  react,
  vue,
  angular,
  postgresql,
  bash,
  git,
  docker,
  kubectl,
  python,
  php,
  go,
  rust,
  java,
  csharp,
  c,
  cpp,
};
