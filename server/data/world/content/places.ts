export interface City {
  id: string;
  weight: number;
  name: string;
  /** Only where English has its own name. */
  english?: string;
}

/** Cities of the demo world, by their identifier in the places, with how many people live there or want to. */
export const cities: readonly City[] = [
  { id: 'insee:75056', weight: 30, name: 'Paris' },
  { id: 'insee:69123', weight: 13, name: 'Lyon' },
  { id: 'insee:44109', weight: 11, name: 'Nantes' },
  { id: 'insee:31555', weight: 10, name: 'Toulouse' },
  { id: 'insee:33063', weight: 9, name: 'Bordeaux' },
  { id: 'insee:59350', weight: 8, name: 'Lille' },
  { id: 'insee:35238', weight: 8, name: 'Rennes' },
  { id: 'insee:34172', weight: 6, name: 'Montpellier' },
  { id: 'insee:13055', weight: 6, name: 'Marseille' },
  { id: 'insee:67482', weight: 5, name: 'Strasbourg' },
  { id: 'insee:38185', weight: 5, name: 'Grenoble' },
  { id: 'insee:06088', weight: 3, name: 'Nice' },
  { id: 'insee:76540', weight: 2, name: 'Rouen' },
  { id: 'insee:49007', weight: 2, name: 'Angers' },
  { id: 'insee:29019', weight: 2, name: 'Brest' },
  { id: 'insee:63113', weight: 2, name: 'Clermont-Ferrand' },
  { id: 'insee:37261', weight: 2, name: 'Tours' },
  { id: 'insee:14118', weight: 2, name: 'Caen' },
  { id: 'insee:21231', weight: 2, name: 'Dijon' },
  { id: 'insee:54395', weight: 2, name: 'Nancy' },
  { id: 'insee:74010', weight: 2, name: 'Annecy' },
  { id: 'insee:13001', weight: 2, name: 'Aix-en-Provence' },
  { id: 'insee:17300', weight: 1, name: 'La Rochelle' },
  { id: 'insee:79191', weight: 1, name: 'Niort' },
  { id: 'insee:56260', weight: 1, name: 'Vannes' },
  { id: 'insee:22113', weight: 1, name: 'Lannion' },
  { id: 'insee:45234', weight: 1, name: 'Orléans' },
  { id: 'insee:51454', weight: 1, name: 'Reims' },
  { id: 'insee:69266', weight: 1, name: 'Villeurbanne' },
  { id: 'insee:93048', weight: 1, name: 'Montreuil' },
];

export const foreignCities: readonly City[] = [
  { id: 'geonames:2800866', weight: 6, name: 'Bruxelles', english: 'Brussels' },
  { id: 'geonames:2660646', weight: 4, name: 'Genève', english: 'Geneva' },
  { id: 'geonames:2960316', weight: 3, name: 'Luxembourg' },
  { id: 'geonames:2950159', weight: 3, name: 'Berlin' },
  { id: 'geonames:2643743', weight: 3, name: 'Londres', english: 'London' },
  { id: 'geonames:2267057', weight: 3, name: 'Lisbonne', english: 'Lisbon' },
  { id: 'geonames:3128760', weight: 3, name: 'Barcelone', english: 'Barcelona' },
  { id: 'geonames:2759794', weight: 2, name: 'Amsterdam' },
  { id: 'geonames:6077243', weight: 3, name: 'Montréal', english: 'Montreal' },
];

/** Cities from which a visa is needed to come and work. */
export const visaCities: readonly City[] = [
  { id: 'geonames:2253354', weight: 1, name: 'Dakar' },
  { id: 'geonames:2464470', weight: 1, name: 'Tunis' },
  { id: 'geonames:2553604', weight: 1, name: 'Casablanca' },
];

/** Around Paris salaries are a little higher. */
export const costlyCities: ReadonlySet<string> = new Set(['insee:75056', 'insee:93048']);
