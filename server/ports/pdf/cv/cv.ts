/** The content to print, the same for every theme: clean texts, in reading order. */
export type Cv = {
  language: 'fr' | 'en';
  /** Absent when the résumé is anonymised. */
  name?: string;
  /** The name, or the text in its place. */
  heading: string;
  /** Below the heading: the profession and the years of experience. */
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

/** A part of a text that a person wrote. */
export type Words = { text: string; bold?: boolean; href?: string };
export type Block = {
  kind: 'paragraph' | 'bullet';
  depth: number;
  words: Words[];
  /** Such as '2.' */
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
  /** The company or the school. */
  at?: string;
  /** Short texts in quiet letters, such as the place: every theme prints them all. */
  facts?: string[];
  period?: string;
  body: Block[];
  link?: Linked;
};
/** Skills of one level; without a level when it is unknown. */
export type Group = { level?: string; names: string[] /** The names are a sentence. */; isText?: boolean };
export type Level = { name: string; level?: string /** 0 to 100. */; value?: number };
/** `points`: the score with its interval. */
export type Score = {
  name: string;
  top: string;
  points?: string;
  level?: 'master' | 'advanced' | 'intermediate';
  word?: string;
};
export type Fact = { label: string; text: string };
