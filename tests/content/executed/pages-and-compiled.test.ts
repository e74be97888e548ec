import { executedAgain } from './again.ts';

await executedAgain(['browser', 'react', 'vue', 'go', 'rust', 'java', 'csharp', 'c', 'cpp']);
