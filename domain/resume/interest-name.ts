/** 'Any text from ' gif by ' onward removed': old interests were named by the picture that went with them. */
export const withoutGif = (name: string) => name.split(' gif by ', 1)[0] ?? name;
