export function openPreview(typed: object) {
  const form = document.createElement('form');
  form.method = 'post';
  form.action = '/preview/article';
  form.target = '_blank';
  const field = document.createElement('input');
  field.type = 'hidden';
  field.name = 'typed';
  field.value = JSON.stringify(typed);
  form.append(field);
  document.body.append(form);
  form.submit();
  form.remove();
}
