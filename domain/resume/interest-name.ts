/** docs/product/resume.md, JSON Resume format: older interests have the name of their picture after ' gif by '. */
export const withoutGif = (name: string) => name.split(' gif by ', 1)[0] ?? name;
