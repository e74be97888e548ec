/** docs/product/contact.md, Reminders: of one recruiter about one candidate, those that are not done. */
export const mostReminders = 5;
export const longestReminder = 200;

/** The last day for which a reminder can be set, a year after today; days are 'yyyy-mm-dd'. */
export const lastReminderDay = (today: string): string => `${Number(today.slice(0, 4)) + 1}${today.slice(4)}`;

export const isReminderDay = (day: string, today: string): boolean => day >= today && day <= lastReminderDay(today);
