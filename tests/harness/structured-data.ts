// The rules of schema.org and of Google's rich results for the types that we use: a property that is not listed here is
// a mistake, or needs a line after reading https://schema.org/<Type>.

type Range =
  | 'text'
  | 'url'
  | 'date'
  | 'integer'
  | 'number'
  | 'boolean'
  | 'html'
  | readonly string[]
  | { type: string[]; many?: boolean };
type Rule = { properties: Record<string, Range>; required: string[]; check?: (node: Node) => string[] };
type Node = Record<string, unknown>;

const one = (...type: string[]): Range => ({ type });
const many = (...type: string[]): Range => ({ type, many: true });
const thing = { name: 'text', url: 'url', description: 'text', sameAs: 'url' } satisfies Record<string, Range>;

const rules: Record<string, Rule> = {
  Thing: { properties: thing, required: ['name'] },
  // https://developers.google.com/search/docs/appearance/structured-data/breadcrumb
  BreadcrumbList: {
    properties: { ...thing, itemListElement: many('ListItem') },
    required: ['itemListElement'],
    check: ({ itemListElement }) => {
      const items = itemListElement as Node[];
      const wrong = items.filter(({ position, item }, index) => position !== index + 1 || !item);
      return items.length < 2 || wrong.length > 0
        ? ['a way has two steps at least, counted from 1, each with its address']
        : [];
    },
  },
  ItemList: {
    properties: { ...thing, itemListElement: many('ListItem'), numberOfItems: 'integer' },
    required: ['itemListElement'],
  },
  ListItem: { properties: { ...thing, position: 'integer', item: 'url' }, required: ['position', 'name'] },
  CollectionPage: {
    properties: { ...thing, inLanguage: ['fr', 'en'], mainEntity: one('ItemList') },
    required: ['name', 'url', 'mainEntity'],
  },
  // https://developers.google.com/search/docs/appearance/structured-data/education-qa
  Quiz: {
    properties: {
      ...thing,
      about: one('Thing'),
      educationalLevel: 'text',
      inLanguage: ['fr', 'en'],
      datePublished: 'date',
      hasPart: many('Question'),
    },
    required: ['about', 'educationalLevel', 'hasPart'],
  },
  Question: {
    properties: { ...thing, text: 'text', eduQuestionType: ['Flashcard'], acceptedAnswer: one('Answer') },
    required: ['text', 'eduQuestionType', 'acceptedAnswer'],
  },
  Answer: { properties: { text: 'text' }, required: ['text'] },
  // https://developers.google.com/search/docs/appearance/structured-data/job-posting
  JobPosting: {
    properties: {
      title: 'text',
      description: 'html',
      datePosted: 'date',
      validThrough: 'date',
      url: 'url',
      identifier: one('PropertyValue'),
      hiringOrganization: one('Organization'),
      employmentType: ['FULL_TIME', 'PART_TIME', 'CONTRACTOR', 'TEMPORARY', 'INTERN', 'VOLUNTEER', 'PER_DIEM', 'OTHER'],
      jobLocation: one('Place'),
      jobLocationType: ['TELECOMMUTE'],
      applicantLocationRequirements: one('Country'),
      baseSalary: one('MonetaryAmount'),
      occupationalCategory: 'text',
      skills: 'text',
      experienceRequirements: one('OccupationalExperienceRequirements'),
      directApply: 'boolean',
    },
    required: ['title', 'description', 'datePosted', 'hiringOrganization'],
    check: (node) => {
      const remote = node.jobLocationType === 'TELECOMMUTE';
      if (remote && !node.applicantLocationRequirements) return ['remote work says from which country one may apply'];
      return remote || node.jobLocation ? [] : ['neither a place nor remote work'];
    },
  },
  OccupationalExperienceRequirements: {
    properties: { monthsOfExperience: 'integer' },
    required: ['monthsOfExperience'],
  },
  PropertyValue: { properties: { name: 'text', value: 'text' }, required: ['name', 'value'] },
  Organization: { properties: { ...thing, logo: 'url' }, required: ['name'] },
  Place: { properties: { address: one('PostalAddress') }, required: ['address'] },
  PostalAddress: {
    properties: {
      streetAddress: 'text',
      addressLocality: 'text',
      addressRegion: 'text',
      postalCode: 'text',
      addressCountry: 'text',
    },
    required: ['addressCountry'],
    check: ({ addressCountry }) => (/^[A-Z]{2}$/.test(String(addressCountry)) ? [] : ['a country is two letters']),
  },
  Country: { properties: { name: 'text' }, required: ['name'] },
  MonetaryAmount: {
    properties: { currency: ['EUR'], value: one('QuantitativeValue') },
    required: ['currency', 'value'],
  },
  QuantitativeValue: {
    properties: {
      value: 'number',
      minValue: 'number',
      maxValue: 'number',
      unitText: ['HOUR', 'DAY', 'WEEK', 'MONTH', 'YEAR'],
    },
    required: ['unitText'],
    check: ({ value, minValue, maxValue }) =>
      value === undefined && (minValue === undefined || maxValue === undefined) ? ['neither a value nor a range'] : [],
  },
};

/** All errors of a JSON-LD value, each with its path; empty when it is valid. */
export function faultsOf(data: unknown): string[] {
  const root = data as Node;
  return [
    ...(root?.['@context'] === 'https://schema.org' ? [] : ['@context is not https://schema.org']),
    ...faultsOfNode({ ...root, '@context': undefined }, String(root?.['@type'])),
  ];
}

function faultsOfNode(node: Node, place: string): string[] {
  const rule = rules[String(node['@type'])];
  if (!rule) return [`${place}: no such type ${node['@type']}`];
  const present = Object.entries(node).filter(([name, value]) => name !== '@type' && value !== undefined);
  const missing = rule.required.filter((name) => !present.some(([known]) => known === name));
  const faults = [
    ...missing.map((name) => `${place}: ${name} is missing`),
    ...present.flatMap(([name, value]) => faultsOfValue(value, rule.properties[name], `${place}.${name}`)),
  ];
  return faults.length > 0 ? faults : (rule.check?.(node) ?? []).map((fault) => `${place}: ${fault}`);
}

function faultsOfValue(value: unknown, range: Range | undefined, place: string): string[] {
  if (range === undefined) return [`${place}: no such property`];
  if (typeof range === 'object' && 'type' in range) {
    if (Array.isArray(value) !== Boolean(range.many)) return [`${place}: ${range.many ? 'one' : 'several'} found`];
    const nodes = [value].flat() as Node[];
    return nodes.length === 0
      ? [`${place}: nothing in it`]
      : nodes.flatMap((node, index) => {
          const where = range.many ? `${place}[${index}]` : place;
          const type = String(node?.['@type']);
          return range.type.includes(type) ? faultsOfNode(node, where) : [`${where}: ${type} has no place here`];
        });
  }
  return fits(value, range) ? [] : [`${place}: ${JSON.stringify(value)} is no ${range}`];
}

const moment = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2}))?$/;

function fits(value: unknown, range: Exclude<Range, { type: string[] }>): boolean {
  if (Array.isArray(range)) return range.includes(value as string);
  switch (range) {
    case 'text':
      // The backticks of our own texts mean nothing to search engines.
      return typeof value === 'string' && value.trim() === value && value !== '' && !value.includes('`');
    case 'html':
      return typeof value === 'string' && value.trim() !== '' && !/<script|\son\w+=|undefined/i.test(value);
    case 'url':
      return typeof value === 'string' && /^https?:\/\/[^/\s]+/.test(value) && URL.canParse(value);
    case 'date':
      return typeof value === 'string' && moment.test(value) && !Number.isNaN(Date.parse(value));
    case 'integer':
      return Number.isInteger(value) && (value as number) >= 0;
    case 'number':
      return Number.isFinite(value) && (value as number) > 0;
    default:
      return typeof value === 'boolean';
  }
}

/** Every JSON-LD value in a page. */
export function structuredDataIn(html: string): unknown[] {
  const scripts = html.matchAll(/<script[^>]*type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/g);
  return [...scripts].map(([, json = '']) => JSON.parse(json) as unknown);
}
