/** The PDF layouts of a résumé. */
export const resumeThemes = ['sober', 'colour'] as const;
export type ResumeTheme = (typeof resumeThemes)[number];

/** The files of a résumé, by the last part of their address. */
export const resumeFiles = {
  'resume.pdf': { format: 'pdf', anonymous: false },
  'resume.json': { format: 'json', anonymous: false },
  'anonymous.pdf': { format: 'pdf', anonymous: true },
  'anonymous.json': { format: 'json', anonymous: true },
} as const satisfies Record<string, { format: 'pdf' | 'json'; anonymous: boolean }>;
export type ResumeFile = keyof typeof resumeFiles;

export const isResumeFile = (name: string): name is ResumeFile => Object.hasOwn(resumeFiles, name);

export const isResumeTheme = (name: unknown): name is ResumeTheme => resumeThemes.some((theme) => theme === name);
