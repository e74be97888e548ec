import { executedAgain } from './again.ts';

await executedAgain(['node', 'typescript', 'python', 'php', 'bash', 'git', 'docker', 'kubectl', 'postgresql']);
