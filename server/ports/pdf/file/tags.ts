/** Where a piece of text stands in the document, for those who hear it or take it apart (tagged PDF). */
export type Tag = {
  role: Role;
  kids: (Tag | Mark)[];
  /** What is said instead of a link's letters, or for a picture. */
  says?: string;
};
/** A stretch of a page that belongs to a tag, or the link that can be clicked there. */
export type Mark = { page: number; mark: number } | { page: number; link: number };

export type Role = 'Document' | 'Sect' | 'H1' | 'H2' | 'H3' | 'P' | 'L' | 'LI' | 'Lbl' | 'LBody' | 'Link' | 'Figure';

export function addTag(parent: Tag, role: Role): Tag {
  const tag: Tag = { role, kids: [] };
  parent.kids.push(tag);
  return tag;
}

export const newDocument = (): Tag => ({ role: 'Document', kids: [] });
