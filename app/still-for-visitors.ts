/**
 * The `handle` of a page that visitors get without scripts: HTML and styles do all of it, and the first page is half as
 * heavy. docs/decisions/2026-11-18-welcome-page-without-scripts.md.
 */
export const stillForVisitors = 'stillForVisitors';
