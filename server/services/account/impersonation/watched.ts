import { ColumnNode, InsertQueryNode, type KyselyPlugin, PrimitiveValueListNode, ValuesNode } from 'kysely';
import type { Context } from '../../../context.ts';
import type { Database } from '../../../data/database.ts';
import { record } from '../../moderation/audit/record.ts';

/**
 * The context of an administrator who acts as somebody: every line that a service writes into the log names both, and
 * every request that may change something is a line of its own, written before it is done.
 */
export async function watched(context: Context, { method, path }: { method: string; path: string }): Promise<Context> {
  const { viewer } = context;
  if (!viewer?.impersonator) return context;
  const db = context.db.withPlugin(signedBy(viewer.impersonator.userId)) as Database;
  if (method !== 'GET' && method !== 'HEAD') {
    const entry = { action: 'impersonation.write', subjectKind: 'address', subjectId: path, data: { method } };
    await record(db, { actorId: viewer.userId, ...entry });
  }
  return { ...context, db };
}

/** Adds the administrator to what is inserted into the log, so that no service has to think of it. */
function signedBy(adminId: string): KyselyPlugin {
  return {
    transformQuery: ({ node }) => {
      if (!InsertQueryNode.is(node) || node.into?.table.identifier.name !== 'audit') return node;
      if (!node.values || !ValuesNode.is(node.values)) throw new Error('a line of the log is inserted with its values');
      const rows = node.values.values.map((row) => {
        if (!PrimitiveValueListNode.is(row)) throw new Error('a line of the log has plain values');
        return PrimitiveValueListNode.create([...row.values, adminId]);
      });
      const columns = [...(node.columns ?? []), ColumnNode.create('impersonator_id')];
      return { ...node, columns, values: ValuesNode.create(rows) };
    },
    transformResult: async ({ result }) => result,
  };
}
