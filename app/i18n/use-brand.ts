import { useRouteLoaderData } from 'react-router';

/** What the product is called here. */
export function useBrand(): string {
  return (useRouteLoaderData('root') as { brand?: string } | undefined)?.brand ?? '';
}
