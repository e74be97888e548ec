import { type MetaFunction, redirect, useLoaderData } from 'react-router';
import { localeOf, pathTo } from '../../domain/paths.ts';
import { findSessionOwner, readSessionPage } from '../../server/services/tests/read-session-page.ts';
import { sessionTexts } from '../features/tests/session/session.texts.ts';
import { SessionScreen } from '../features/tests/session/session-screen.tsx';
import { serve } from '../serve.ts';

export const loader = serve(async (context, { params }) => {
  const { sessionId = '' } = params;
  if (context.viewer?.role === 'ADMIN') {
    const userId = await findSessionOwner(context, sessionId);
    throw redirect(pathTo(context.locale, 'adminTestSession', { userId, sessionId }));
  }
  return readSessionPage(context, sessionId);
});

export const meta: MetaFunction<typeof loader> = ({ loaderData, location, matches }) => {
  const brand = (matches[0]?.loaderData as { brand?: string } | undefined)?.brand ?? '';
  if (!loaderData) return [{ title: brand }];
  return [{ title: `${sessionTexts[localeOf(location.pathname)].title(loaderData.test.name)} – ${brand}` }];
};

export default function TestSessionPage() {
  const page = useLoaderData<typeof loader>();
  return <SessionScreen key={page.view.sessionId} page={page} />;
}
