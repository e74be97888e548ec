import { ColumnNode, InsertQueryNode, type KyselyPlugin, PrimitiveValueListNode, ValuesNode } from 'kysely';
import type { Context } from '../../../context.ts';
import type { Database } from '../../../data/database.ts';
import { record } from '../../moderation/audit/record.ts';

/**
 * The context of an administrator who acts as another user: every audit entry names both, and every request that may
 * change something gets an audit entry of its own before it runs.
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

/** Adds the administrator's id to every insert into the audit table, so that no service has to pass it. */
function signedBy(adminId: string): KyselyPlugin {
  return {
    transformQuery: ({ node }) => {
      if (!InsertQueryNode.is(node) || node.into?.table.identifier.name !== 'audit') return node;
      if (!node.values || !ValuesNode.is(node.values))
        throw new Error('An insert into the audit table must have a list of values.');
      const rows = node.values.values.map((row) => {
        if (!PrimitiveValueListNode.is(row)) throw new Error('The values of an audit entry must be plain values.');
        return PrimitiveValueListNode.create([...row.values, adminId]);
      });
      const columns = [...(node.columns ?? []), ColumnNode.create('impersonator_id')];
      return { ...node, columns, values: ValuesNode.create(rows) };
    },
    transformResult: async ({ result }) => result,
  };
}
