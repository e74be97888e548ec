import { redirect } from 'react-router';
import * as z from 'zod';
import { pathTo } from '../../../../domain/paths.ts';
import { canImport } from '../../../../domain/permissions/resume.ts';
import { type RefusalKind, refusalOf } from '../../../../domain/refusals.ts';
import { cancelledStatus, isCancellation } from '../../../../server/cancelled.ts';
import { type Context, permit } from '../../../../server/context.ts';
import { confirmImport } from '../../../../server/services/resume/imports/confirm-import.ts';
import { planImport } from '../../../../server/services/resume/imports/plan-import.ts';
import {
  type ImportKind,
  importKinds,
  mostImportBytes,
} from '../../../../server/services/resume/imports/read-document.ts';
import { readForm } from '../../../forms/read-form.ts';
import { serve } from '../../../serve.ts';
import type { Route } from './+types/import.resource.ts';
import type { ImportAnswer, ImportFailure } from './import-answer.ts';

const acceptedKeys = z.array(z.string().max(60)).max(2000);

/**
 * The file is sent twice: for the preview, then with the user's choices. The server stores nothing in between, so
 * there is nothing to delete when the user leaves.
 */
export const action = serve(async (context, { params, request }: Route.ActionArgs) => {
  const kind = importKinds.find((one) => one === params.kind);
  if (!kind) return answer({ failed: 'fault' }, 404);
  if (!context.viewer) return answer({ failed: 'signedOut' }, 401);
  try {
    permit(context, canImport);
    const sent = await readForm(request);
    const file = sent.get('file');
    if (!(file instanceof Blob)) return answer({ failed: 'fault' }, 422);
    if (file.size > mostImportBytes) return answer({ failed: 'tooLarge' }, 413);
    return await run(context, kind, new Uint8Array(await file.arrayBuffer()), sent.get('accepted'), request.signal);
  } catch (error) {
    if (isCancellation(error, request.signal)) return new Response(null, { status: cancelledStatus });
    if (!(error instanceof Error)) throw error;
    return refuse(context, error);
  }
});

export const loader = serve(({ locale }) => redirect(pathTo(locale, 'home')));

async function run(
  context: Context,
  kind: ImportKind,
  file: Uint8Array,
  accepted: FormDataEntryValue | null,
  signal: AbortSignal,
): Promise<Response> {
  if (accepted === null) return answer(withHelp(context, await planImport(context, kind, file, signal)));
  const keys = acceptedKeys.safeParse(parsed(accepted));
  if (!keys.success) return answer({ failed: 'fault' }, 422);
  return answer(withHelp(context, await confirmImport(context, kind, file, new Set(keys.data), signal)));
}

/** docs/product/resume.md, Import errors: an error has the address of the support. */
function withHelp({ config }: Context, said: ImportAnswer): ImportAnswer {
  return 'error' in said && config.SUPPORT_EMAIL ? { ...said, support: config.SUPPORT_EMAIL } : said;
}

function parsed(value: FormDataEntryValue): unknown {
  try {
    return JSON.parse(String(value));
  } catch {
    return undefined;
  }
}

function answer(said: ImportAnswer, status = 'error' in said ? 422 : 200, headers = {}): Response {
  return Response.json(said, { status, headers: { 'cache-control': 'no-store', ...headers } });
}

const failures: Partial<Record<RefusalKind, ImportFailure>> = {
  forbidden: 'forbidden',
  tooMany: 'tooMany',
  busy: 'busy',
  tooSlow: 'tooSlow',
  tooLarge: 'tooLarge',
};

function refuse(context: Context, error: Error): Response {
  const refusal = refusalOf(error);
  if (refusal) return answer({ failed: failures[refusal.kind] ?? 'fault' }, refusal.status, refusal.headers);
  context.page.failed = true;
  context.log.error({ requestId: context.requestId, err: error }, 'import failed');
  return answer({ failed: 'fault' }, 500);
}
