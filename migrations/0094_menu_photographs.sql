-- The demo's drinks are photographed now; their drawings are gone.
update menu_items set image_url = replace(image_url, '.svg', '.jpg')
where image_url in (
  '/pictures/menu-cappuccino.svg',
  '/pictures/menu-cokelat-aren.svg',
  '/pictures/menu-kopi-susu.svg',
  '/pictures/menu-kopi-tubruk.svg',
  '/pictures/menu-manual-brew.svg',
  '/pictures/menu-teh-pandan.svg'
);
