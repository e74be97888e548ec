/** The first file to read in the archive, in both languages. */
export function exportReadMe(brand: string, at: Date): string {
  return `${brand}, ${at.toISOString()}

Cette archive contient tout ce que ${brand} conserve sur vous.
- donnees/ : un fichier JSON par table, une ligne par objet. Les noms des fichiers et des champs sont ceux de notre base.
  company_notes.json contient ce que des entreprises ont écrit à votre sujet, company_views.json celles qui ont vu votre profil.
- entreprises.json : le nom des entreprises que ces tables citent par leur identifiant.
- fichiers/ : vos photos, vos images de projets et votre CV, sous le nom (handle) que les tables leur donnent.
N’y figurent pas : les mots de passe et autres secrets, et l’identité des autres personnes.

This archive contains everything that ${brand} keeps about you.
- donnees/: one JSON file per table, one object per row. Files and fields have the names of our database.
  company_notes.json has what companies have written about you, company_views.json those that have seen your profile.
- entreprises.json: the names of the companies that these tables name by their id.
- fichiers/: your photos, project pictures and CV, under the name (handle) that the tables give them.
Left out: passwords and other secrets, and who other people are.
`;
}
