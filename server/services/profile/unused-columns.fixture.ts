type Reasons = Record<string, string>;

/** The same reason for several columns of a table. */
const because = (reason: string, table: string, ...columns: string[]): Reasons =>
  Object.fromEntries(columns.map((column) => [`${table}.${column}`, reason]));

/** Tables about a developer that are not part of the profile. */
export const otherTables: Reasons = {
  developer_former_aliases: 'addresses that lead to the profile, made when the name changes',
  developer_recommendations: 'written by the team, shown by a dialog of its own',
  developer_visits: 'who opened the profile',
};

/** Columns of the profile that no form and no import of a JSON Résumé fills in. */
export const notWritten: Reasons = {
  ...because('set by the team or by a booked call', 'developer_confidential', 'boost'),
  ...because(
    'set by a booked call',
    'developer_confidential',
    'recommendation_call_status',
    'recommendation_call_date',
  ),
  ...because('marks an import of a PDF of the professional network', 'developer_experiences', 'network_import'),
  ...because('set by the review of the team', 'developers', 'validation_admin_id', 'validation_date', 'published_at'),
  ...because('set when the team disables a profile', 'developers', 'disabled_at', 'disabled_reason'),
};

/** Columns that have no content of their own: keys, owners, the order of a list, times of rows. */
export const structural = ['id', 'developer_id', 'position', 'kind', 'updated_at', 'created_at'];

const rendered = {
  ...because('made from the description', 'developer_experiences', 'description_html'),
  ...because('made from the description', 'developer_projects', 'description_html'),
  ...because('made from the detailed description', 'developers', 'personal_message_html'),
};
const aboutTheProfile = {
  ...because('says who may see the profile, not what is in it', 'developers', 'visibility', 'hide_from_employer'),
  ...because('computed from the rest', 'developers', 'is_short', 'validation_status', 'card_versions'),
};
const moments = because('for the figures of the team', 'developers', 'completed_at');
const introductions = because('says whether introductions are accepted', 'developers', 'disable_introductions');
const choices = because('says who may see or find the profile', 'developers', 'shared_fields', 'unavailable');
const names = {
  ...because(
    'the shown name is made from it when it is saved',
    'developer_confidential',
    'name_visibility',
    'nick_name',
  ),
};
const consent = because('proof of the consent, for the export of personal data', 'developer_health', 'consented_at');

const notOnThePage = {
  ...moments,
  ...names,
  ...consent,
  ...because('on the page, a current job is one without an end', 'developer_experiences', 'still_employed'),
  ...because('drawn only without a photo', 'developers', 'avatar'),
  ...because('the page has no date of the last update', 'developers', 'last_update'),
  ...because('says who may see the profile, not what is in it', 'developers', 'hide_from_employer'),
  ...because('only a form needs it', 'developers', 'card_versions'),
  ...introductions,
};

const notInTheResume = {
  ...moments,
  ...rendered,
  ...choices,
  ...aboutTheProfile,
  ...introductions,
  ...names,
  ...consent,
  ...because('a résumé has the shown name only', 'developer_confidential', 'first_name', 'last_name'),
  ...because('health data is never exported', 'developer_health', 'content'),
  ...because('the uploaded file is downloaded by itself', 'developer_cvs', 'handle'),
  ...because('follows from the deviation', 'developer_tests', 'provisional'),
  ...because('the address of the page is not in a résumé', 'developers', 'seo_alias'),
  ...because('used only without a photo', 'developers', 'avatar'),
};

/** Columns that can be changed without a change of the output, and why. */
export const unused = {
  page: notOnThePage,
  html: {
    ...notOnThePage,
    ...aboutTheProfile,
    ...because('shown by another part of the page', 'developer_cvs', 'handle'),
    ...because('the address of the page, not its content', 'developers', 'seo_alias'),
  },
  forms: {
    ...moments,
    ...rendered,
    ...consent,
    ...because('uploaded by itself', 'developer_cvs', 'handle'),
    ...because('made from the names when they are saved', 'developers', 'display_name', 'seo_alias'),
    ...because('computed from the rest', 'developers', 'is_short', 'validation_status', 'last_update'),
    ...because('a switch of its own page', 'developers', 'hide_from_employer'),
  },
  resume: notInTheResume,
  printed: {
    ...notInTheResume,
    ...because('pictures of projects are not printed', 'developer_projects', 'images'),
    ...because('a printed test has no date', 'developer_tests', 'ended_at'),
    ...because('the photo is added when the file is made', 'developers', 'profile_pic_handle'),
    ...because('the title of the newest experience is printed instead', 'developers', 'profession_id'),
    ...because('only the years of the profession are printed', 'developers', 'other_experience_years'),
    ...because('a player cannot be printed', 'developers', 'soundtrack_url'),
    ...because('a private wish', 'developers', 'job_issues', 'job_search_state'),
    ...because('a printed résumé has no date of the last update', 'developers', 'last_update'),
  },
} satisfies Record<string, Reasons>;

/** Columns that an import of the exported résumé into a new account leaves different. */
export const notImported: Reasons = {
  ...because('the moment at which the profile was first complete', 'developers', 'completed_at'),
  ...because('an import never changes a name', 'developer_confidential', 'first_name', 'last_name'),
  ...names,
  ...consent,
  ...choices,
  ...aboutTheProfile,
  ...because('health data is never exported', 'developer_health', 'content'),
  ...because('the uploaded file is not in the résumé', 'developer_cvs', 'handle'),
  ...because('pictures of another account are left out', 'developer_projects', 'images'),
  ...because(
    'a result is earned, not imported',
    'developer_tests',
    'test_id',
    'centile',
    'provisional',
    'score',
    'deviation',
    'ended_at',
  ),
  ...because('made from the names', 'developers', 'display_name', 'seo_alias'),
  ...because('pictures are not imported', 'developers', 'avatar', 'profile_pic_handle'),
  ...because('the moment of the import', 'developers', 'last_update'),
};
