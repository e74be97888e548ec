import { type Reading, shownHtml } from '../shared/markdown/shown-html.ts';
import type { Developer } from './read-developer.ts';

/** The developer with the HTML of every text; unchanged when none is missing. */
export async function withHtml(context: Reading, developer: Developer): Promise<Developer> {
  const { experiences, projects } = developer;
  const written = [...experiences, ...projects].map(({ description: text, descriptionHtml: html }) => ({ text, html }));
  const texts = [{ text: developer.personalMessage, html: developer.personalMessageHtml }, ...written];
  if (texts.every(({ text, html }) => !text || html !== null)) return developer;
  const [personalMessageHtml = '', ...html] = await shownHtml(context, texts);
  const own = <T>(rows: T[], from: number) =>
    rows.map((row, index) => ({ ...row, descriptionHtml: html[from + index] ?? '' }));
  return {
    ...developer,
    personalMessageHtml,
    experiences: own(experiences, 0),
    projects: own(projects, experiences.length),
  };
}
