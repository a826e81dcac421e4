import type { ConfigData } from 'html-validate';

/** Errors against the HTML standard and WCAG; what is switched off here is switched off for a reason. */
export const HTML_RULES: ConfigData = {
  root: true,
  extends: ['html-validate:recommended'],
  rules: {
    // How React writes a document down; a parser reads the same from it.
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'doctype-style': 'off',
    'void-style': 'off',
    // Without a type it is a text field, in every browser there is.
    'no-implicit-input-type': 'off',
    // React's own ids begin with an underscore; HTML asks only for no spaces.
    'valid-id': ['error', { relaxed: true }],
    // Checkboxes of one question share its name.
    'form-dup-name': ['error', { shared: ['radio', 'checkbox', 'button', 'reset', 'submit'] }],
    // A token that stands twice in a class list means what it means once.
    'no-dup-class': 'off',
  },
};
