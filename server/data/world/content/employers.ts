/** Places people say they worked at. All made up. */
export const employers: readonly string[] = `
Nuagerie, Lumaka, Ferrovane, Tilleul & Fils, Ombelline, Cartozen, Vélivert, Grandlarge Assurances, Pixelier, Monfournil,
Datachêne, Sémaphore Santé, Hexavoile, Mirabel Conseil, Brindacier, Océlia, Papyro, Kaliméo, Trois Ponts Numérique,
Luciole Mobilité, Argane Pay, Borévent Énergie, Quai Ouest Studio, Fibrella, Marégraphe, Tandem Logis, Opaline Bio,
Zéphyr Cargo, Rocaille, Altiplano Data, Mascaret Labs, Nacelle, Orpin, Pergola Immobilier, Radeau, Sillage,
Tournesol Média, Ulysse & Cie, Verdance, Wagonnet, Yéti Ski Pass, Zinc & Ardoise, Abeille Postale, Badiane, Cabestan,
Menhir Neuf, Écluse, Flibuste, Garrigue, Houle, Iris Clinique, Jonquille RH, Kiosque 12, Lisière, Moulinet, Noria 21,
Ouragan Jeux, Pampa Voyages, Quenotte, Ressac, Strate Cinq, Tamaris, Ubac, Vigie Sept, Westerly, Xylème, Ypréa, Zostère,
Alambic Studio, Bergamote, Clairvoix, Drisse, Estuaire Banque, Faïence, Guéridon, Halliers, Ivoirine, Jachère, Kolibrise,
Lanterne Rouge, Mangrove Cloud, Nivôse, Onagre, Passerelle Emploi, Quartzelle, Ricochet, Safranier, Tisane, Ursule,
Vendémia, Wattelier, Yole, Zébulon Box, Amarantine, Bivouac, Coquelicot, Dédale, Éclisse, Fougère Analytics,
Gavroche Presse, Hublotin, Îlot Vert, Jardin des Octets, Képi, Limaille, Muscade, Nénuphar, Orée, Pivoine, Quille,
Rivage Mutuelle, Bilboquet Play, Trèfle & Carreau, Uvéa, Virevolte, Wapitilde, Zestine, Ajonc, Balise 9, Copeau, Dunette,
Étrave, Fanal, Grelot, Hampe, Indigo Rail, Jetée, Kermesse, Loupiote, Marelle, Nichoir, Oriflamme, Pont Levis, Quinconce,
Rosace, Soufflerie Nord, Trapèze, Usine Claire, Vasistas, Brume Industrie, Cendrillac, Ductilis, Élyséo Soins, Fromental,
Granivert, Harpège, Isobare, Jovial, Kerlogique, Lointain, Mercantour Soft, Northlode, Oakmere Systems, Pebblegate,
Quillstone, Ravenscourt Digital, Saltmarsh, Thornfield Labs, Underbrook, Vantry, Willowby, Yarrowtech, Ambleforth,
Brackenware, Coppergate Rail, Dapplewood, Emberly, Fennimore Health, Glassfern, Hollowell, Inkbarrow, Juniper & Moss
`
  .split(',')
  .map((name) => name.trim())
  .filter((name) => name !== '');
