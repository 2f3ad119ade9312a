// First names as heard in Belgium, the commonest first.

const COMMON = `
Maria Jan Marie Jean Marc Anne Philippe Luc Patrick Nathalie Christine Martine Johan Isabelle Dirk Michel Thomas
Pierre Peter Koen Kevin David Nicolas Sarah Julie Tom Ann Bart Wim Kristof Sofie Els Elke Laura Céline Sophie
Caroline Stéphanie Valérie Véronique Catherine Dominique Daniel André Paul Jozef Frank Geert Kris Stefan Steven
Pieter Jeroen Sven Bram Joris Dries Wouter Stijn Filip Rudy Eric Guy Alain Bernard Christian Didier Thierry Pascal
Vincent Olivier Laurent Frédéric Benoît Xavier Sébastien Julien Maxime Antoine Quentin Jonathan Jérôme Fabrice
Hilde Greet Lieve Katrien Annelies Liesbeth Tine Evelien Lotte Emma Louise Charlotte Alice Manon Camille Elise
Marieke Veerle Inge Ingrid Karin Sandra Nancy Sabine Carine Monique Jacqueline Françoise Brigitte Chantal Michèle
Mohamed Fatima Rachid Hassan Youssef Karim Samira Nadia Mehmet Ayse Ali Ibrahim Giuseppe Antonio Maria-Luisa
Lucas Noah Arthur Louis Jules Adam Victor Liam Finn Lars Milan Mathis Nathan Hugo Gabriel Ruben Robbe Senne Jelle
Andrzej Piotr Ana Cristina Andrei Elena Ionut Florin Krzysztof Agnieszka Sergei Olga Dimitri Natalia Bilal Imane
Rik Jos Fons Staf Rita Godelieve Agnes Marleen Lut Mieke Griet Leen Hanne Jolien Jasmine Kimberly Jessica Vanessa
Gunther Günter Helmut Ursula Heinz Petra Norbert Ralph Guido Erwin Herman Willy Eddy Freddy Ronny Danny Johnny
Aurélie Mélanie Émilie Élodie Amandine Delphine Virginie Laetitia Anaïs Zoé Chloé Léa Inès Noémie Gaëlle Joëlle
Raphaël Mickaël Joël Noël René Hervé Cédric Gaëtan Loïc Benoit Grégory Geoffrey Arnaud Bruno Fabian Roland Roger
`

export const FIRST_NAMES = COMMON.trim().split(/\s+/)
