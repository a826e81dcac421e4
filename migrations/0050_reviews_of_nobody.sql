-- The demo asked a map service for "kedai kopi Menteng": other people's shops. Without an owner's
-- address there is no frame of reviews.
UPDATE contents SET value = ''
WHERE page = 'contact' AND section = 'embeds' AND key = 'reviews'
  AND value = 'https://www.google.com/maps?q=kedai%20kopi%20Menteng&output=embed';
