import { useRouteLoaderData } from 'react-router';

/** The configured name of the product. */
export function useBrand(): string {
  return (useRouteLoaderData('root') as { brand?: string } | undefined)?.brand ?? '';
}
