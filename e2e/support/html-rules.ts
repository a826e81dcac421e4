import type { ConfigData } from 'html-validate';

/** Rules of the HTML standard and WCAG, with a reason for each one that is off. */
export const HTML_RULES: ConfigData = {
  root: true,
  extends: ['html-validate:recommended'],
  rules: {
    // React writes attributes in its own case, which parsers read the same.
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'doctype-style': 'off',
    'void-style': 'off',
    'no-implicit-input-type': 'off',
    // React's ids begin with an underscore, which HTML allows.
    'valid-id': ['error', { relaxed: true }],
    // The checkboxes of one question share a name.
    'form-dup-name': ['error', { shared: ['radio', 'checkbox', 'button', 'reset', 'submit'] }],
    // A repeated class has no effect.
    'no-dup-class': 'off',
  },
};
