/** Every Markdown column that a page shows, with the column that stores its HTML. */
export const renderedColumns = [
  { table: 'developers', text: 'personal_message', html: 'personal_message_html' },
  { table: 'developer_experiences', text: 'description', html: 'description_html' },
  { table: 'developer_projects', text: 'description', html: 'description_html' },
  { table: 'companies', text: 'description', html: 'description_html' },
  { table: 'companies', text: 'superlike_requirements', html: 'superlike_requirements_html' },
  { table: 'jobs', text: 'description', html: 'description_html' },
] as const;

export type RenderedColumn = (typeof renderedColumns)[number];
