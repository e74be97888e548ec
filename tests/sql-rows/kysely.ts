// Takes the place of the module `kysely` while row types are recorded: the same, but it notes what `sql` was used for.
import * as kysely from 'kysely';
import { type Columns, callSite, columnsOfRows, executed, noteColumns, received } from './record.ts';

export * from 'kysely';

/** The strings of a template are the same object each time the same place is evaluated. */
const siteOfTemplate = new WeakMap<TemplateStringsArray, string>();
const siteOfNode = new WeakMap<object, string>();

function tag(strings: TemplateStringsArray, ...values: unknown[]): kysely.RawBuilder<unknown> {
  const builder = kysely.sql(strings, ...values);
  const site = siteOfTemplate.get(strings) ?? callSite(tag) ?? '';
  siteOfTemplate.set(strings, site);
  siteOfNode.set(builder.toOperationNode(), site);
  return builder;
}

export const sql = Object.assign(tag, kysely.sql) as kysely.Sql;

type Uses = { statement?: string; columns: { alias: string; site: string }[] };
const usesOf = new WeakMap<object, Uses>();
const columnsOf = new WeakMap<object, Columns>();

/** First of all plugins: the others replace the nodes and the rows by copies. */
const noteQuery: kysely.KyselyPlugin = {
  transformQuery({ node, queryId }) {
    noteParts(node);
    usesOf.set(queryId, { statement: siteOfNode.get(node), columns: columnsIn(node) });
    return node;
  },
  async transformResult({ result, queryId }) {
    columnsOf.set(queryId, camelCase(columnsOfRows(result.rows)));
    return result;
  },
};

/** Last of all plugins: the rows are as the caller gets them. */
const noteResult: kysely.KyselyPlugin = {
  transformQuery: ({ node }) => node,
  async transformResult({ result, queryId }) {
    const types = columnsOf.get(queryId) ?? {};
    const { statement, columns } = usesOf.get(queryId) ?? { columns: [] };
    noteColumns(
      result.rows,
      Object.entries(types).map(([name, dataTypeID]) => ({ name, dataTypeID })),
    );
    if (statement) received(statement, types, result.rows);
    for (const { alias, site } of columns) {
      const type = types[alias];
      if (type === undefined) continue;
      received(
        site,
        { '': type },
        result.rows.map((row) => row[alias]),
      );
    }
    return result;
  },
};

export class Kysely<DB> extends kysely.Kysely<DB> {
  constructor(config: kysely.KyselyConfig) {
    super({ ...config, plugins: [noteQuery, ...(config.plugins ?? []), noteResult] });
  }
}

/** Every fragment in a statement. */
function noteParts(node: unknown, named = false): void {
  if (node === null || typeof node !== 'object') return;
  const site = siteOfNode.get(node);
  if (site) executed(site, named);
  const isAlias = 'kind' in node && node.kind === 'AliasNode';
  for (const part of Object.values(node)) noteParts(part, isAlias);
}

/** The fragments that are columns of the result. */
function columnsIn(node: kysely.RootOperationNode): Uses['columns'] {
  const list =
    node.kind === 'SelectQueryNode' ? node.selections : 'returning' in node ? node.returning?.selections : undefined;
  return (list ?? []).flatMap(({ selection }) => {
    if (!kysely.AliasNode.is(selection) || !kysely.IdentifierNode.is(selection.alias)) return [];
    const site = siteOfNode.get(selection.node);
    return site ? [{ alias: selection.alias.name, site }] : [];
  });
}

function camelCase(columns: Columns): Columns {
  const changed = (name: string) => name.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
  return Object.fromEntries(Object.entries(columns).map(([name, type]) => [changed(name), type]));
}
