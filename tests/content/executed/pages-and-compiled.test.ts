import { executedAgain } from './again.ts';

await executedAgain(['browser', 'react', 'vue', 'angular', 'go', 'rust', 'java', 'csharp', 'c', 'cpp']);
