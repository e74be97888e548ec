import * as z from 'zod';

/** What executes a proof; content/README.md, Proofs. */
export const proofTools = [
  'node',
  'typescript',
  'browser',
  'react',
  'vue',
  'angular',
  'postgresql',
  'bash',
  'git',
  'docker',
  'kubectl',
  'python',
  'php',
  'go',
  'rust',
  'java',
  'csharp',
  'c',
  'cpp',
] as const;
export type ProofTool = (typeof proofTools)[number];

/** How the answer of a question is executed. */
export const proofSchema = z.strictObject({
  tool: z.enum(proofTools, 'unknown').optional(),
  program: z.string().optional(),
  claims: z
    .union([
      z.strictObject({ right: z.array(z.coerce.string()), wrong: z.array(z.coerce.string()) }),
      z.array(z.coerce.string()),
    ])
    .optional(),
  prints: z.coerce.string().optional(),
  stdin: z.string().optional(),
  files: z.record(z.string(), z.string()).optional(),
  /** A TypeScript program is executed instead of checked. */
  run: z.boolean().optional(),
});
export type Proof = z.output<typeof proofSchema>;
