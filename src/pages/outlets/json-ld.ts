/** Where search engines find each outlet; what they say of it is on its own page. */
export const outletListJsonLd = (addresses: string[]): object[] =>
  addresses.length === 0
    ? []
    : [
        {
          '@context': 'https://schema.org',
          '@type': 'ItemList',
          itemListElement: addresses.map((url, place) => ({
            '@type': 'ListItem',
            position: place + 1,
            url,
          })),
        },
      ];
