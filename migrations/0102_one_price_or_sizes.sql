-- Nobody saw the one price of an item with sizes, but programs and the price range of outlets did.
update menu_items set price = null where price is not null and jsonb_array_length(variants) > 0;
