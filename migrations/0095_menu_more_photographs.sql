-- Five more of the demo's drinks are photographed; what staff have made their own stays as it is.
update menu_items set image_url = '/pictures/menu-' || picture || '.jpg'
from demo_rows, (values
  ('Espresso', 'espresso'),
  ('Kopi Kintamani Cold Brew', 'cold-brew'),
  ('Kopi Susu Pandan', 'kopi-susu-pandan'),
  ('Matcha Latte', 'matcha-latte'),
  ('Teh Tarik Seduh', 'teh-tarik')
) as photographed (drink, picture)
where table_name = 'menu_items' and row_id = menu_items.id and name = drink and image_url is null;
