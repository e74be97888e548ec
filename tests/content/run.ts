// npm run content -- <subcommand> [arguments]: the commands for those who write questions; content/README.md.
import { blindCommand, compareCommand } from './blind/command.ts';
import { countCommand } from './count/command.ts';
import { lintCommand } from './lint/command.ts';
import { prove } from './prove/command.ts';

type Subcommand = { about: string; run: (args: string[]) => Promise<number> };

const subcommands: Record<string, Subcommand> = {
  prove: { about: 'executes the questions that have a proof: prove [alias…] [--again] [--only id]', run: prove },
  count: { about: 'how many questions there are: count [alias…]', run: countCommand },
  lint: { about: 'finds mistakes in texts and options: lint [alias…]', run: lintCommand },
  blind: {
    about: 'the questions without their answers: blind <alias> [--seed N] [--french] [--to file]',
    run: blindCommand,
  },
  compare: {
    about: 'a second reader’s answers with the keys: compare <alias> <answers.json> [--seed N] [--record]',
    run: compareCommand,
  },
};

const [name = '', ...args] = process.argv.slice(2);
const chosen = subcommands[name];
if (!chosen) {
  console.error('npm run content -- <subcommand>. There are:');
  for (const [one, { about }] of Object.entries(subcommands)) console.error(`  ${one.padEnd(9)}${about}`);
}
process.exit(chosen ? await chosen.run(args) : 1);
