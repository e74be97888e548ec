import { useLoaderData } from 'react-router';
import { readBankFigures } from '../../../server/services/assessments/quality/read-bank-figures.ts';
import { methodTexts } from '../../features/assessments/method/method.texts.ts';
import { MethodScreen } from '../../features/assessments/method/method-screen.tsx';
import { serve } from '../../serve.ts';
import { pageTitle } from '../page-title.ts';

export const meta = pageTitle(
  (locale) => methodTexts[locale].title,
  (locale) => methodTexts[locale].description,
);

export const loader = serve((context) => {
  if (!context.viewer) context.page.keepSeconds = 60;
  return readBankFigures(context);
});

export default function TestMethodPage() {
  return <MethodScreen {...useLoaderData<typeof loader>()} />;
}
