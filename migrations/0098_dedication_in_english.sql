-- In the voice `mixed` this section is English, as the page around it: text and translation change places.
update contents set language = 'id'
  where page = 'about' and section = 'dedikasi' and key in ('title', 'description') and language = '';
update contents set language = ''
  where page = 'about' and section = 'dedikasi' and key in ('title', 'description') and language = 'en';
