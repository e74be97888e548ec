/** What is printed, whatever theme prints it: texts that are clean, in the order in which they are read. */
export type Cv = {
  language: 'fr' | 'en';
  /** Absent when the résumé names nobody. */
  name?: string;
  /** The name, or what is said in its place. */
  heading: string;
  /** Under the heading: what the person does, for how long. */
  label?: string;
  facts: string[];
  contacts: Linked[];
  /** One sentence. */
  lead?: string;
  about: Block[];
  picture?: Uint8Array;
  sections: Section[];
};

export type Linked = { text: string; href?: string };

/** A stretch of somebody's own text. */
export type Words = { text: string; bold?: boolean; href?: string };
export type Block = {
  kind: 'paragraph' | 'bullet';
  depth: number;
  words: Words[];
  /** As in '2.' */
  number?: string;
  /** A new line, but not a new paragraph. */
  isClose?: boolean;
};

export type Section = { title: string } & (
  | { kind: 'entries'; entries: Entry[] }
  | { kind: 'skills'; groups: Group[] }
  | { kind: 'scores'; scores: Score[] }
  | { kind: 'languages'; languages: Level[] }
  | { kind: 'facts'; facts: Fact[] }
  | { kind: 'tags'; tags: string[] }
  | { kind: 'text'; text: string }
);

export type Entry = {
  title: string;
  /** Where: the company, the school. */
  at?: string;
  place?: string;
  period?: string;
  body: Block[];
  link?: Linked;
};
/** Skills of one level; without a level when nobody said it. */
export type Group = { level?: string; names: string[] /** The names are a sentence. */; isText?: boolean };
export type Level = { name: string; level?: string /** 0 to 100. */; value?: number };
export type Score = { name: string; top: string; level?: 'master' | 'advanced' | 'intermediate'; word?: string };
export type Fact = { label: string; text: string };
