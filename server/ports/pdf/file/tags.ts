/** The place of a text in the structure of the document, for screen readers and programs (tagged PDF). */
export type Tag = {
  role: Role;
  kids: (Tag | Mark)[];
  /** The alternative text of a link or a picture. */
  says?: string;
};
/** A part of a page that belongs to a tag, or the link at that place. */
type Mark = { page: number; mark: number } | { page: number; link: number };

export type Role = 'Document' | 'Sect' | 'H1' | 'H2' | 'H3' | 'P' | 'L' | 'LI' | 'Lbl' | 'LBody' | 'Link' | 'Figure';

export function addTag(parent: Tag, role: Role): Tag {
  const tag: Tag = { role, kids: [] };
  parent.kids.push(tag);
  return tag;
}

export const newDocument = (): Tag => ({ role: 'Document', kids: [] });
